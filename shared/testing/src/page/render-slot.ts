/** Renders a slot module alone. */
import { DEFAULT_LANGUAGE } from '@mall/contracts';
import type { SlotModule } from '@mall/runtime';
import { createHarness, type HarnessOptions, routesOf } from './harness.tsx';
import { renderModule } from './render-module.tsx';

/** Runs the slot's loader and renders it; returns Testing Library's queries, `user`, `url` and `dialogs`. */
export function renderSlot(module: SlotModule, options: HarnessOptions) {
  const harness = createHarness(options, routesOf(options), options.language ?? DEFAULT_LANGUAGE);
  const { loader, Component } = module;
  return renderModule({ pattern: '/', url: '/', loader, Component }, harness);
}
