/** Compares the declarations of compiled packages with the recorded ones. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from '../../repository.ts';
import { FOLDERS } from '../packages.ts';
import { type Face, modulesOf, PACKAGES, readFace } from '../public-face.ts';

/** Keys of messages are those of the apps: without any, their types refer to themselves. */
const MESSAGES = `export {};
declare module './shared/i18n/src/app-messages' {
  interface AppMessages { parking: { title: string } }
}`;

function writeFiles(folder: string, files: Face['files']): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    // Classes with private fields fit nothing but themselves.
    writeFileSync(path.join(folder, file), text.replaceAll('#private;', ''));
  }
}

function createProgram(files: readonly string[], compiled: string): ts.Program {
  const ours = modulesOf(FOLDERS).map(([name, file]) => [name, [path.join(compiled, file)]]);
  const libraries = PACKAGES.flatMap((folder) =>
    ['@types/', ''].map((scope) => path.join(REPOSITORY, folder, 'node_modules', scope, '*')),
  );
  return ts.createProgram(files, {
    ...{ strict: true, skipLibCheck: true, noEmit: true, types: [], jsx: ts.JsxEmit.ReactJSX },
    ...{ module: ts.ModuleKind.Preserve, moduleResolution: ts.ModuleResolutionKind.Bundler },
    ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'] },
    paths: { ...Object.fromEntries(ours), '*': libraries },
  });
}

class Comparison {
  readonly #checker: ts.TypeChecker;
  readonly #program: ts.Program;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  exportsOf(file: string): Map<string, ts.Symbol> {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    const symbols = module ? this.#checker.getExportsOfModule(module) : [];
    return new Map(symbols.map((symbol) => [symbol.name, this.#target(symbol)]));
  }

  /** Whether what was written for `then` goes on compiling. Type parameters cannot be compared. */
  fits(now: ts.Symbol | undefined, then: ts.Symbol): boolean {
    if (!now) return false;
    const isFit = (from: ts.Type, to: ts.Type) => this.#checker.isTypeAssignableTo(from, to);
    if (then.flags & ts.SymbolFlags.Value) {
      const [given, expected] = [now, then].map((each) => this.#checker.getTypeOfSymbol(each));
      if (given && expected && !isFit(given, expected)) return false;
    }
    const [given, expected] = [now, then].map((each) => this.#declaredType(each));
    if (!given || !expected) return true;
    const isClass = Boolean(then.flags & ts.SymbolFlags.Class);
    // Remotes read values of a type, and pass values of it; the platform alone creates those of a class.
    return isFit(given, expected) && (isClass || isFit(expected, given));
  }

  #target(symbol: ts.Symbol): ts.Symbol {
    const isAlias = symbol.flags & ts.SymbolFlags.Alias;
    return isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #declaredType(symbol: ts.Symbol): ts.Type | undefined {
    if (!(symbol.flags & ts.SymbolFlags.Type)) return undefined;
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol) as ts.InterfaceType;
    return type.typeParameters || type.aliasTypeArguments ? undefined : type;
  }
}

/**
 * The exports whose declarations in the folder of compiled packages no longer fit the recorded ones, as
 * `<module> <export>`; all exports of a module that is not exported any more.
 */
export function brokenExports(compiled: string): string[] {
  const recorded = path.join(compiled, '../public-face');
  const messages = { 'messages.d.ts': MESSAGES };
  const face = readFace();
  writeFiles(recorded, { ...face.files, ...messages });
  writeFiles(compiled, messages);
  const current = Object.fromEntries(modulesOf(PACKAGES));
  const filesOf = (folder: string, modules: Face['modules']) =>
    ['messages.d.ts', ...Object.values(modules)].map((file) => path.join(folder, file));
  const files = [...filesOf(compiled, current), ...filesOf(recorded, face.modules)];
  const comparison = new Comparison(createProgram(files, compiled));
  return Object.entries(face.modules).flatMap(([specifier, file]) => {
    const now = comparison.exportsOf(path.join(compiled, current[specifier] ?? ''));
    const then = comparison.exportsOf(path.join(recorded, file));
    return [...then]
      .filter(([name, symbol]) => !comparison.fits(now.get(name), symbol))
      .map(([name]) => `${specifier} ${name}`);
  });
}
