/** Renders a page whose body a test reads as text. */
import { brotliDecompressSync } from 'node:zlib';
import type { RenderedPage } from '../render/messages.ts';
import type { Renderer } from '../render/renderer.ts';

type RenderedText = Omit<RenderedPage, 'body'> & { body: string };

export async function renderText(
  renderer: Renderer,
  request: Parameters<Renderer['render']>[0],
): Promise<RenderedText> {
  const { body, ...rest } = await renderer.render(request);
  return { ...rest, body: body.br ? brotliDecompressSync(body.br).toString() : '' };
}
