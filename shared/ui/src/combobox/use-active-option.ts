import { useState } from 'react';

/** The option that the arrow keys have reached in the list that answers `answerTo`; another has none. */
export function useActiveOption(answerTo: string) {
  const [reached, setReached] = useState<{ answerTo: string; option: number }>();
  return {
    active: reached?.answerTo === answerTo ? reached.option : null,
    setActive: (option: number | null) =>
      setReached(option === null ? undefined : { answerTo, option }),
  };
}
