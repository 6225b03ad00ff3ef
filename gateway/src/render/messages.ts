/** The messages between the gateway and its render worker. */
import type { CreateRenderer, RendererOptions, RenderRequest, RenderResult } from '@mall/contracts';

/** `workerData` of a render worker. */
export interface WorkerSetup {
  /** Absolute path of the shell's node entry. */
  shellEntry: string;
  options: Omit<RendererOptions, 'log'>;
}

export type StaticPath = ReturnType<Awaited<ReturnType<CreateRenderer>>['staticPaths']>[number];

export type ToWorker = { type: 'render'; id: number; request: RenderRequest } | { type: 'ping' };

export type FromWorker =
  | { type: 'ready'; staticPaths: StaticPath[] }
  | { type: 'result'; id: number; result: RenderResult }
  /** The render rejected; the worker continues. */
  | { type: 'threw'; id: number; stack: string }
  | { type: 'pong' }
  /** The worker is about to end; `stack` names the code that ends it. */
  | { type: 'ending'; stack: string }
  | {
      type: 'log';
      level: 'info' | 'warn' | 'error';
      message: string;
      fields: Record<string, unknown>;
    };
