declare const __VERSION__: string;

/** Version and git revision of the build (vite.config.ts): '0.1.0 (1a2b3c4)'. */
export const version = __VERSION__;
