/** Zoom and pan of the plan, by `@panzoom/panzoom`. */
import { prefersReducedMotion } from '@mall/ui';
import type { PanzoomObject } from '@panzoom/panzoom';
import { fitPlan, levelAt, onScreen, type Point, type Size } from './plan-scale.ts';

/** An area of the canvas, by its middle. */
export interface PlanBox extends Point, Size {
  /** Of the viewport, what it may fill. */
  share?: number | undefined;
}

interface PanZoomOptions {
  viewport: HTMLElement;
  /** As large as the viewport, in which it is moved and enlarged. */
  canvas: HTMLElement;
  canvasHeight: number;
  /** Called with the zoom level after each move, zoom and change of size. */
  onLevel: (level: number) => void;
}

/** Of the viewport, what `show` may fill: the signs at the ends of a way are drawn whole. */
const SHOWN_SHARE = 0.8;
/** Pixels at each side that the zoom buttons need: no end of a way is below them. */
const BUTTONS_WIDTH = 64;
/** Pixels of a unit of the canvas: a shop is shown with its neighbours. */
const SHOWN_SCALE = 1;
const MAX_SCALE = 6;
const BUTTON_STEP = 0.4;
/** Of the library, for a pinch. */
const PINCH_STEP_PX = 80;
/** The same as in `plan-view.module.css`. */
const FINGER_SCROLLS = 'pan-y';
/** The library's type of the option does not allow its default. */
const UNCONTAINED: object = { contain: undefined };

/**
 * Keeps `--scale` and `--level`, which the drawing reads, on the canvas. The page scrolls under one
 * finger until the visitor has zoomed, and under the wheel where the plan cannot be made smaller.
 */
export class PlanPanZoom {
  readonly #options: PanZoomOptions;
  readonly #panzoom: PanzoomObject;
  readonly #resized = new ResizeObserver(() => this.#resize());
  #box: PlanBox | undefined;
  /** By two fingers, keys or buttons; a place that the page shows leaves one finger to the page. */
  #isEntered = false;
  /** Of the viewport; reading it later would lay the page out again in each step of a move. */
  #size: Size = { width: 1, height: 1 };
  #nextUpdate = 0;

  private constructor(options: PanZoomOptions, panzoom: PanzoomObject) {
    const { viewport, canvas } = options;
    this.#options = options;
    this.#panzoom = panzoom;
    this.#resized.observe(viewport);
    viewport.addEventListener('wheel', this.#onWheel, { passive: false });
    viewport.addEventListener('touchstart', this.#onTouch, { passive: true });
    canvas.addEventListener('panzoomchange', this.#update);
    this.#measure();
  }

  static async create(options: PanZoomOptions): Promise<PlanPanZoom> {
    const { default: panzoom } = await import('@panzoom/panzoom');
    // The library measures the plan, which is laid out for the paint anyway.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    const zoomable = panzoom(options.canvas, {
      canvas: true,
      contain: 'outside',
      cursor: 'grab',
      minScale: 1,
      touchAction: FINGER_SCROLLS,
    });
    // The library moves to its start in a task of its own, which would undo a place shown before.
    await new Promise((resolve) => setTimeout(resolve));
    return new PlanPanZoom(options, zoomable);
  }

  get isWholeFloor(): boolean {
    return this.#panzoom.getScale() < 1.01;
  }

  /** Pixels of a unit of the canvas. */
  get scale(): number {
    return this.#fit.scale * this.#panzoom.getScale();
  }

  get #fit() {
    return fitPlan(this.#size, this.#options.canvasHeight);
  }

  #measure(): void {
    const { clientWidth, clientHeight } = this.#options.viewport;
    this.#size = { width: clientWidth, height: clientHeight };
    this.#panzoom.setOptions({ maxScale: Math.max(2, MAX_SCALE / this.#fit.scale) });
    this.#update();
  }

  /** A window or sheet of another size, or a turned phone, shows the same again. */
  #resize(): void {
    const before = this.#size;
    this.#measure();
    if (before.width === this.#size.width && before.height === this.#size.height) return;
    if (this.#box) this.show(this.#box);
    else this.showWholeFloor();
  }

  zoomIn(): void {
    this.#isEntered = true;
    this.#panzoom.zoomIn({ ...this.#animated, step: BUTTON_STEP });
  }

  zoomOut(): void {
    this.#panzoom.zoomOut({ ...this.#animated, step: BUTTON_STEP });
  }

  showWholeFloor(): void {
    this.#box = undefined;
    this.#isEntered = false;
    // A contained plan has a least zoom, which the library measures too large in the middle of a move.
    this.#panzoom.reset({ ...this.#animated, ...UNCONTAINED });
  }

  panBy({ x, y }: Point): void {
    const scale = this.#panzoom.getScale();
    this.#panzoom.pan(x / scale, y / scale, { ...this.#animated, relative: true });
  }

  /** Shows an area in the middle of the viewport, enlarged as far as it helps. */
  show(box: PlanBox): void {
    this.#box = box;
    this.#isEntered = false;
    const fit = this.#fit;
    const { width, height } = this.#size;
    const [across, down] = fit.turned ? [box.height, box.width] : [box.width, box.height];
    const share = box.share ?? SHOWN_SHARE;
    const shownWidth = Math.min(share * width, width - 2 * BUTTONS_WIDTH);
    const fitting = Math.min(shownWidth / across, (share * height) / down);
    const middle = onScreen(box, fit, this.#options.canvasHeight);
    const zoom = Math.max(1, Math.min(fitting, SHOWN_SCALE) / fit.scale);
    // As in `showWholeFloor`; an earlier zoom may not be written yet either.
    this.#panzoom.zoom(zoom, { animate: false, ...UNCONTAINED });
    // The library writes the zoom in the next frame, and measures it for the limits of the move.
    requestAnimationFrame(() => this.#panzoom.pan(-middle.x, -middle.y, this.#animated));
  }

  destroy(): void {
    this.#resized.disconnect();
    this.#options.viewport.removeEventListener('wheel', this.#onWheel);
    this.#options.viewport.removeEventListener('touchstart', this.#onTouch);
    this.#options.canvas.removeEventListener('panzoomchange', this.#update);
    cancelAnimationFrame(this.#nextUpdate);
    this.#panzoom.destroy();
    this.#panzoom.resetStyle();
  }

  get #animated() {
    return { animate: !prefersReducedMotion() };
  }

  readonly #onWheel = (event: WheelEvent): void => {
    const { viewport } = this.#options;
    const isOver = event.deltaY > 0 ? this.isWholeFloor : viewport.getBoundingClientRect().top < 0;
    if (!isOver || event.ctrlKey) this.#panzoom.zoomWithWheel(event, { step: 0.2 });
  };

  /** Makes the plan grow as the fingers part; the library's zoom grows by `step` in each `PINCH_STEP_PX`. */
  readonly #onTouch = ({ touches: [one, other] }: TouchEvent): void => {
    if (!one || !other) return;
    this.#isEntered = true;
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const step = (PINCH_STEP_PX * this.#panzoom.getScale()) / Math.max(1, apart);
    this.#panzoom.setOptions({ step });
  };

  /** In the next frame: the names follow the plan, whose first move is painted without laying them all out. */
  readonly #update = (): void => {
    this.#nextUpdate ||= requestAnimationFrame(this.#updateDrawing);
  };

  readonly #updateDrawing = (): void => {
    this.#nextUpdate = 0;
    const { viewport, canvas, onLevel } = this.#options;
    canvas.style.setProperty('--scale', this.scale.toFixed(3));
    const level = levelAt(this.scale);
    canvas.style.setProperty('--level', String(level));
    onLevel(level);
    for (const { style } of [viewport, canvas]) {
      style.touchAction = this.#isEntered && !this.isWholeFloor ? 'none' : FINGER_SCROLLS;
    }
  };
}
