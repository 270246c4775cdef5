/// Starts to load the memory at an address into the processor's cache. The address doesn't need to be valid.
static inline void prefetch(const void *address) {
    __builtin_prefetch(address);
}
