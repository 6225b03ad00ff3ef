/** The id of the planner on its pages. */
export const PLANNER_ANCHOR = 'arkalkulator';
