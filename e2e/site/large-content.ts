/** Content of a mall that is much larger than the example's. */
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyExampleContent } from './example-content.ts';

function shopEntry(_: unknown, index: number): string {
  const [floor, letter] = index % 2 ? ['upper', 'E'] : ['ground', 'F'];
  return `- slug: nagy-bolt-${index}
  name: Nagy bolt ${index}
  categories: [service]
  floor: ${floor}
  unit: ${letter}-${1_000 + Math.floor(index / 2)}
  lead: { hu: Ami kell, en: All you need }
  description: { hu: A legnagyobb város boltja, en: A shop of the largest city }
  logo: { file: images/logo/hm.svg, alt: { hu: Logó, en: Logo } }
`;
}

/**
 * Writes a new folder with the example's content and `more` shops, `nagy-bolt-0` and so on, without a
 * floor plan. @returns the folder, which the caller removes.
 */
export async function writeLargeContent(more: number): Promise<string> {
  const folder = await copyExampleContent();
  await rm(path.join(folder, 'floor-plan'), { recursive: true });
  const entries = Array.from({ length: more }, shopEntry);
  await appendFile(path.join(folder, 'shops.yaml'), `\n${entries.join('')}`);
  return folder;
}
