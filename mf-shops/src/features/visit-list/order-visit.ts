/** Metres from one place to another, which may differ on the way back. `Infinity` where no path leads. */
export type Measure = (from: string, to: string) => number;

export interface Visit {
  shops: readonly string[];
  unreached: readonly string[];
  /** Whole metres of the walk from the start to the last shop. */
  metres: number;
}

function lengthOf(start: string, shops: readonly string[], measure: Measure): number {
  return shops.reduce((sum, shop, index) => sum + measure(shops[index - 1] ?? start, shop), 0);
}

function nearestFirst(start: string, shops: readonly string[], measure: Measure): string[] {
  const order: string[] = [];
  const left = new Set(shops);
  while (left.size > 0) {
    const last = order.at(-1) ?? start;
    const [first = '', ...others] = left;
    const nearest = others.reduce(
      (best, shop) => (measure(last, shop) < measure(last, best) ? shop : best),
      first,
    );
    order.push(nearest);
    left.delete(nearest);
  }
  return order;
}

/** Shops that are few enough to compare all their orders. */
const FEW = 6;

function ordersOf(shops: readonly string[]): string[][] {
  if (shops.length === 0) return [[]];
  return shops.flatMap((first) =>
    ordersOf(shops.filter((shop) => shop !== first)).map((others) => [first, ...others]),
  );
}

/** Every order with one stretch walked backwards, or with one shop at another place. */
function neighboursOf(order: readonly string[]): string[][] {
  return order.flatMap((shop, start) =>
    order.flatMap((_, end) => {
      const others = order.toSpliced(start, 1);
      const moved = others.toSpliced(end, 0, shop);
      const reversed = order.toSpliced(
        start,
        end - start + 1,
        ...order.slice(start, end + 1).reverse(),
      );
      return end > start ? [moved, reversed] : [moved];
    }),
  );
}

/** Local search: as long as a neighbouring order is shorter, that one is taken. */
function improve(start: string, first: readonly string[], measure: Measure): readonly string[] {
  const metres = lengthOf(start, first, measure);
  const better = neighboursOf(first).find((order) => lengthOf(start, order, measure) < metres);
  return better ? improve(start, better, measure) : first;
}

/** The shortest order of a few shops; for more a short one, because their orders are too many. */
function bestOrder(start: string, shops: readonly string[], measure: Measure): readonly string[] {
  const nearest = nearestFirst(start, shops, measure);
  if (shops.length > FEW) return improve(start, nearest, measure);
  const metresOf = (order: readonly string[]) => lengthOf(start, order, measure);
  return ordersOf(nearest).reduce((best, order) =>
    metresOf(order) < metresOf(best) ? order : best,
  );
}

export function orderVisit(start: string, shops: readonly string[], measure: Measure): Visit {
  const isReached = (shop: string) => Number.isFinite(measure(start, shop));
  const reached = shops.filter(isReached);
  const order = bestOrder(start, reached, measure);
  return {
    shops: order,
    unreached: shops.filter((shop) => !isReached(shop)),
    metres: Math.round(lengthOf(start, order, measure)),
  };
}
