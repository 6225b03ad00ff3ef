/** Where in a YAML or JSON file a field is: an issue names it by line and entry, as its author sees it. */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';

interface Step {
  at: Node | undefined;
  value: Node | undefined;
}

const asNode = (node: unknown) => (isNode(node) ? node : undefined);
const textOf = (node: unknown) => (isScalar(node) ? String(node.value) : undefined);

export class YamlSource {
  readonly document: Document.Parsed;
  readonly #lines = new LineCounter();

  constructor(text: string) {
    this.document = parseDocument(text, { lineCounter: this.#lines });
  }

  /** The line of a field, from 1; of what it is missing from when it is not there. */
  lineOf(path: string): number {
    const start = this.#steps(path).findLast(({ at }) => at?.range)?.at?.range?.[0] ?? 0;
    return this.#lines.linePos(start).line;
  }

  /** `cups.logo.file` for `3.logo.file`: an entry goes by its slug or id, and else by its line alone. */
  fieldOf(path: string): string {
    const steps = this.#steps(path);
    return path
      .split('.')
      .map((part, index) => (/^\d+$/.test(part) ? this.#nameOf(steps[index]?.value) : part))
      .filter((part) => part !== undefined && part !== '')
      .join('.');
  }

  #nameOf(entry: Node | undefined): string | undefined {
    if (!isMap(entry)) return undefined;
    return textOf(entry.get('slug', true)) ?? textOf(entry.get('id', true));
  }

  #steps(path: string): Step[] {
    const steps: Step[] = [];
    let node = asNode(this.document.contents);
    for (const part of path.split('.')) {
      const parent = isAlias(node) ? node.resolve(this.document) : node;
      const pair = isMap(parent) ? parent.items.find(({ key }) => textOf(key) === part) : undefined;
      const entry = isSeq(parent) ? parent.items[Number(part)] : pair?.key;
      if (!entry) break;
      node = asNode(pair ? pair.value : entry);
      steps.push({ at: asNode(entry), value: node });
    }
    return steps;
  }
}
