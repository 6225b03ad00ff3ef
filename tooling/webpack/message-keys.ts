/** Checks an app's message keys: each is in both languages, and each that the code names is there. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@mall/contracts';

export type Tree = { [key: string]: string | Tree };

export interface MessageIssue {
  /** The message file or the source file that is to be mended, with its line, below the app's folder. */
  position: string;
  text: string;
}

/** `src/features/films/messages` holds the messages of the noun `films`. */
export function nounOf(messagesFolder: string): string {
  return path.basename(path.dirname(messagesFolder));
}

/** Message folders of an app, relative to its folder. */
export function messageFolders(appFolder: string): string[] {
  return globSync('src/**/messages', { cwd: appFolder }).sort();
}

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

function keysIn(folder: string, language: Language): Set<string> {
  const text = readFileSync(path.join(folder, `${language}.json`), 'utf8');
  return new Set(keysOf(JSON.parse(text) as Tree));
}

function issuesOfFolder(appFolder: string, folder: string): MessageIssue[] {
  const keys = LANGUAGES.map((language) => ({ language, keys: keysIn(folder, language) }));
  const all = new Set(keys.flatMap((entry) => [...entry.keys]));
  return keys.flatMap(({ language, keys: known }) => {
    const missing = [...all].filter((key) => !known.has(key));
    const file = path.relative(appFolder, path.join(folder, `${language}.json`));
    return missing.map((key) => ({ position: file, text: `message ${key} is missing` }));
  });
}

/** `t('films.title')`: a key that the code writes out; computed keys are not checked. */
const USE = /\bt\(\s*'([a-z][\w-]*\.[\w.-]+)'/g;

/** The suffix of a plural form: the code uses `films.count`, the messages hold `films.count_one`. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function isKnown(key: string, known: readonly string[]): boolean {
  return known.some((name) => name === key || name.replace(PLURAL, '') === key);
}

function issuesOfSource(file: string, position: string, known: readonly string[]): MessageIssue[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(USE)].flatMap(({ 1: key = '', index }) => {
    if (isKnown(key, known)) return [];
    const line = source.slice(0, index).split('\n').length;
    return { position: `${position}:${line}`, text: `message ${key} is in no language` };
  });
}

/** The keys that an app's messages have in every language, such as `films.title`. */
export function messageKeys(appFolder: string): string[] {
  return messageFolders(appFolder).flatMap((folder) => {
    const [first = new Set<string>(), ...others] = LANGUAGES.map((language) =>
      keysIn(path.join(appFolder, folder), language),
    );
    const everywhere = others.reduce((keys, other) => keys.intersection(other), first);
    return [...everywhere].map((key) => `${nounOf(folder)}.${key}`).sort();
  });
}

/** What is wrong with the messages of the app in `appFolder`. @throws when a file is no JSON. */
export function messageIssues(appFolder: string): MessageIssue[] {
  const folders = messageFolders(appFolder).map((folder) => path.join(appFolder, folder));
  const known = folders.flatMap((folder) =>
    LANGUAGES.flatMap((language) =>
      [...keysIn(folder, language)].map((key) => `${nounOf(folder)}.${key}`),
    ),
  );
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: appFolder }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  return [
    ...folders.flatMap((folder) => issuesOfFolder(appFolder, folder)),
    ...sources.flatMap((file) => issuesOfSource(path.join(appFolder, file), file, known)),
  ];
}
