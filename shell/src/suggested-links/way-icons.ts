/** Outlines of the pictures on the cards, on a ground of 32 by 32. */
export const WAY_ICONS = {
  /** A shopping bag. */
  shops: 'M7 11h18l2 17H5zM11 15V9a5 5 0 0 1 10 0v6',
  /** A clapperboard. */
  cinema: 'M4 14h24v13H4zM4 14l1-6 23-3 1 5zM11 7l3 6M19 6l3 6',
  /** A sheet of news. */
  news: 'M5 5h18v22H8a3 3 0 0 1-3-3zM23 12h4v12a3 3 0 0 1-6 0M10 11h8M10 16h8M10 21h5',
  /** The sun over the hill. */
  home: 'M8 20a8 8 0 0 1 16 0M3 27c8-7 18-7 26 0M16 4v4M5 9l3 3M27 9l-3 3',
} as const;
