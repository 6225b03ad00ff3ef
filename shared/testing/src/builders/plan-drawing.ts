/** The floor plan as pages draw it. */
import {
  type DrawnFloor,
  type DrawnUnit,
  drawnUnitSchema,
  planDrawingSchema,
} from '@mall/contracts';
import { builder } from './builder.ts';

/** A vacant unit of the ground floor, beside the one built before. */
export const aDrawnUnit = builder(
  drawnUnitSchema,
  (number): DrawnUnit => ({
    id: `F-${number}`,
    kind: 'shop',
    path: `M${number * 100} 12h100v80h-100z`,
    room: { x: number * 100 + 50, y: 52, width: 94, height: 74 },
  }),
);

const floor = (id: DrawnFloor['id'], name: string): DrawnFloor => ({
  id,
  name,
  outline: 'M12 12h1976v400h-1976z',
  units: [],
  signs: [],
});

/** Two floors without units, of 197.6 by 40 metres. */
export const aPlanDrawing = builder(planDrawingSchema, () => ({
  height: 424,
  scale: { perMetre: 10, west: -1.2, north: -1.2 },
  floors: [floor('ground', 'Ground floor'), floor('upper', 'First floor')],
}));
