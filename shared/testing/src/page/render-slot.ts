/** Shows a slot module alone. */
import { DEFAULT_LANGUAGE } from '@mall/contracts';
import type { SlotModule } from '@mall/runtime';
import { show } from './show.tsx';
import { type StageOptions, setStage, stageRoutes } from './stage.tsx';

/** Runs the slot's loader and renders it; returns Testing Library's queries, `user`, `address` and `dialogs`. */
export function renderSlot(module: SlotModule, options: StageOptions) {
  const stage = setStage(options, stageRoutes(options), options.language ?? DEFAULT_LANGUAGE);
  const { loader, Component } = module;
  return show({ pattern: '/', address: '/', loader, Component }, stage);
}
