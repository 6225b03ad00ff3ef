/** The order of shops, and the letter that a name is found under: as a Hungarian dictionary has them. */

/** Accents do not count (`Á` is among `A`), letters of two signs do (`Cs` is after all of `C`). */
export const alphabet = new Intl.Collator('hu', { sensitivity: 'base', numeric: true });

const LETTERS =
  'A B C Cs D Dz Dzs E F G Gy H I J K L Ly M N Ny O Ö P Q R S Sz T Ty U Ü V W X Y Z Zs'.split(' ');

const NO_LETTER = '#';

/** The letter of the alphabet that `name` begins with: the last one that is not after it. */
export function letterOf(name: string): string {
  return LETTERS.findLast((letter) => alphabet.compare(letter, name) <= 0) ?? NO_LETTER;
}
