/** The icon of each service: an SVG path on a ground of 24 by 24. */
export const SERVICE_ICONS = {
  contact: 'M8 20V4h5.5a4.5 4.5 0 0 1 0 9H8',
  info: 'M12 11v7M12 6.2v.1M12 21.5a9.5 9.5 0 1 1 0-19 9.5 9.5 0 0 1 0 19z',
  'gift-card':
    'M3.5 8.5h17V20h-17zM3.5 13h17M12 8.5V20M12 8.5C8 8.5 7 3.5 9.5 3.5S12 8.5 12 8.5s0-5 2.5-5 1.5 5-2.5 5z',
  'loyalty-card': 'M2.5 5.5h19v13h-19zM2.5 10h19M6 15h4.5',
  app: 'M7 2.5h10v19H7zM11 18.5h2',
  storybook:
    'M12 6.5C9.5 4.5 6 4.5 3 5v14c3-.5 6.5-.5 9 1.5 2.5-2 6-2 9-1.5V5c-3-.5-6.5-.5-9 1.5zM12 6.5v14',
} as const;
