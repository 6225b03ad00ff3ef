/** Refuses SVG that does anything but show itself, and normalises the rest with SVGO. */
import { type CustomPlugin, optimize } from 'svgo';
import { MediaError } from '../../base/content-issue.ts';
import { messageOf } from '../../base/log.ts';

/** Elements that run code or show what is not SVG. */
const FORBIDDEN_ELEMENTS = new Set([
  ...['script', 'handler', 'listener', 'foreignobject', 'iframe', 'embed', 'object'],
  ...['audio', 'video', 'canvas'],
]);
const REFERENCES = new Set(['href', 'src']);
/** `url(…)` of anything but a part of the same file; a backslash can hide one. */
const FOREIGN_STYLE = /url\(\s*["']?\s*(?!["'\s#])|@import|\\/i;

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

function issueOfAttribute(name: string, value: string): string | undefined {
  const local = localName(name);
  if (local.startsWith('on')) return `holds an event handler (${name})`;
  if (/javascript:/i.test(value)) return `holds a script (in ${name})`;
  const isForeign = REFERENCES.has(local) ? !value.trim().startsWith('#') : name === 'xml:base';
  if (isForeign || FOREIGN_STYLE.test(value)) {
    return `refers to something outside the file (${name}="${value.slice(0, 60)}")`;
  }
  return undefined;
}

function issueOfStyle(text: string): string | undefined {
  return FOREIGN_STYLE.test(text) ? 'refers to something outside the file (in <style>)' : undefined;
}

function findIssues(issues: Set<string>): CustomPlugin {
  const add = (issue: string | undefined) => issue && issues.add(issue);
  return {
    name: 'findIssues',
    fn: () => ({
      element: {
        enter: ({ name, attributes, children }) => {
          if (FORBIDDEN_ELEMENTS.has(localName(name))) add(`holds <${name}>`);
          for (const [key, value] of Object.entries(attributes)) {
            if (!/^xmlns(:|$)/.test(key)) add(issueOfAttribute(key, value));
          }
          if (localName(name) !== 'style') return;
          for (const child of children) if ('value' in child) add(issueOfStyle(child.value));
        },
      },
      instruction: {
        enter: ({ name }) => {
          if (name !== 'xml') add(`holds an instruction (<?${name}?>)`);
        },
      },
    }),
  };
}

/** Without comments and metadata. @throws {MediaError} for what an image may not hold, or broken XML. */
export function cleanSvg(svg: string): string {
  // Before parsing: the parser would expand them.
  if (/<!ENTITY/i.test(svg)) throw new MediaError('declares entities (<!ENTITY>)');
  const issues = new Set<string>();
  const cleaned = optimise(svg, findIssues(issues));
  if (issues.size > 0) throw new MediaError([...issues].join('; '));
  return cleaned;
}

function optimise(svg: string, plugin: CustomPlugin): string {
  try {
    return optimize(svg, {
      plugins: [
        plugin,
        ...(['removeDoctype', 'removeXMLProcInst', 'removeComments'] as const),
        ...(['removeMetadata', 'removeEditorsNSData', 'cleanupAttrs'] as const),
      ],
    }).data;
  } catch (error) {
    const [reason] = messageOf(error).split('\n', 1);
    throw new MediaError(`is not well-formed XML (${reason})`);
  }
}
