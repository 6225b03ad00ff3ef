export function renewLockfile(root: string): void;
