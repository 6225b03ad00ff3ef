/** Another file of the same video goes on where the last one was. */
import { type RefObject, useEffect, useRef } from 'react';

/** For a video whose `src` changes with the window's width. */
export function useKeptPosition(video: RefObject<HTMLVideoElement | null>, src: string): void {
  const shown = useRef(src);
  const position = useRef(0);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const remember = () => {
      position.current = element.currentTime;
    };
    element.addEventListener('timeupdate', remember);
    return () => element.removeEventListener('timeupdate', remember);
  }, [video]);
  useEffect(() => {
    const element = video.current;
    if (!element || shown.current === src) return;
    shown.current = src;
    element.currentTime = position.current;
  }, [video, src]);
}
