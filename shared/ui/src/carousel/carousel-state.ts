/** The options, the position and the commands of a running carousel. */

export interface SwiperOptions {
  /** Slides follow each other in a circle. */
  endless: boolean;
  /** The next of the last is the first, by going back. */
  rewind: boolean;
  /** Milliseconds of a move. */
  speed: number;
}

export interface Progress {
  /** How many positions the carousel can snap to, and the index of the current one. */
  snapPoints: number;
  snapIndex: number;
  /** Grows by one with every move that has ended. */
  moves: number;
}

export interface CarouselCommands {
  next: () => void;
  previous: () => void;
  goTo: (snapIndex: number) => void;
}
