import type { SiteApp } from '@mall/contracts';

/** A remote's module that could not be loaded, or is not what its kind of module must be. */
export class RemoteModuleError extends Error {
  readonly app: string;
  readonly release: string;

  constructor(
    { name, release }: Pick<SiteApp, 'name' | 'release'>,
    exposed: string,
    reason: string,
    cause?: unknown,
  ) {
    super(`${name}@${release} ${exposed}: ${reason}`, { cause });
    this.name = 'RemoteModuleError';
    this.app = name;
    this.release = release;
  }
}
