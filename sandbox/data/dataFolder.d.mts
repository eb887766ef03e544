export function dataFolder(env?: Record<string, string | undefined>): string;
export function getOwner(folder: string): number | null;
export function own(folder: string): () => void;
