/** One page on the way to another. */
export interface TrailStep {
  /** Id of the route. */
  route: string;
  label: string;
}
