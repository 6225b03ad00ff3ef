/** Every file that is made from other files of the checkout and committed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appsOf, readManifests } from '../build/apps.ts';
import { appMessages, formNames } from './generated-lists.ts';
import { settingsDoc } from './settings-doc.ts';
import { SITE_NAMES, siteNames } from './site-names.ts';

function generatedFiles(root: string): [file: string, text: string][] {
  return [
    settingsDoc(),
    [SITE_NAMES, siteNames(readManifests(root))],
    ...formNames(root),
    ...appsOf(root).flatMap((app) => appMessages(root, app)),
  ];
}

function hasText(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

export function staleFiles(
  root: string,
  files = generatedFiles(root),
): [file: string, text: string][] {
  return files.filter(([file, text]) => !hasText(path.join(root, file), text));
}

/** Writes the files that do not have their text; returns their paths. */
export function writeGenerated(root: string, files = generatedFiles(root)): string[] {
  return staleFiles(root, files).map(([file, text]) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return file;
  });
}
