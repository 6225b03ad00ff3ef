import type { Language, SiteApp, SiteRecord } from '@mall/contracts';
import type { Messages } from '@mall/i18n';
import type { RouteModule, SlotModule } from '@mall/runtime';

export interface ModuleSource {
  /** Loads one module, e.g. `./pages/cinema`, with its styles. @throws when a file fails; a later call tries again. */
  load(app: SiteApp, exposed: string): Promise<unknown>;
}

/** A remote's module that could not be loaded, or is not what its kind of module must be. */
export class RemoteModuleError extends Error {
  constructor(
    { name, release }: Pick<SiteApp, 'name' | 'release'>,
    exposed: string,
    reason: string,
    cause?: unknown,
  ) {
    super(`${name}@${release} ${exposed}: ${reason}`, { cause });
    this.name = 'RemoteModuleError';
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isFunction = (value: unknown) => typeof value === 'function';

function violationOf(module: unknown, exposed: string): string | undefined {
  if (!isRecord(module)) return 'it exports nothing';
  if (!isFunction(module.Component)) return 'it must export a function Component';
  if (exposed.startsWith('./pages/') && !isFunction(module.meta))
    return 'it must export a function meta';
  if (module.loader !== undefined && !isFunction(module.loader))
    return 'its loader must be a function';
  return undefined;
}

export class ModuleRegistry {
  readonly #site: SiteRecord;
  readonly #source: ModuleSource;
  readonly #disabledApps: readonly string[];
  #loaded = new Map<string, unknown>();

  constructor(site: SiteRecord, source: ModuleSource, disabledApps: readonly string[] = []) {
    this.#site = site;
    this.#source = source;
    this.#disabledApps = disabledApps;
  }

  /** The same registry with some apps disabled: their pages and slots fail to load. */
  without(apps: readonly string[]): ModuleRegistry {
    const others = new ModuleRegistry(this.#site, this.#source, apps);
    others.#loaded = this.#loaded;
    return others;
  }

  app(name: string): SiteApp {
    const app = this.#site.apps.find((known) => known.name === name);
    if (!app) throw new Error(`no app ${name} in the composition`);
    return app;
  }

  get<Module extends RouteModule | SlotModule>(app: string, exposed: string): Module | undefined {
    if (this.#disabledApps.includes(app)) return undefined;
    return this.#loaded.get(`${app} ${exposed}`) as Module | undefined;
  }

  async #loadOnce(app: SiteApp, exposed: string): Promise<unknown> {
    const key = `${app.name} ${exposed}`;
    if (this.#loaded.has(key)) return this.#loaded.get(key);
    const module = await this.#source.load(app, exposed).catch((cause: unknown) => {
      throw new RemoteModuleError(app, exposed, 'it could not be loaded', cause);
    });
    this.#loaded.set(key, module);
    return module;
  }

  /** Loads a page or slot module. @throws {RemoteModuleError} naming the app and its release. */
  async load<Module extends RouteModule | SlotModule>(
    name: string,
    exposed: string,
  ): Promise<Module> {
    const app = this.app(name);
    if (this.#disabledApps.includes(name))
      throw new RemoteModuleError(app, exposed, 'its app is disabled');
    const module = await this.#loadOnce(app, exposed);
    const violation = violationOf(module, exposed);
    if (violation) throw new RemoteModuleError(app, exposed, violation);
    return module as Module;
  }

  /** Loads an app's messages; undefined when it has none. */
  async messages(name: string, language: Language): Promise<Messages | undefined> {
    const app = this.app(name);
    const exposed = `./messages/${language}`;
    if (!app.exposes[exposed]) return undefined;
    const module = await this.#loadOnce(app, exposed);
    return isRecord(module) ? (module.default as Messages) : undefined;
  }
}
