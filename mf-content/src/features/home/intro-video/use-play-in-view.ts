/** Plays a video while it is in view, unless the visitor has paused it. */
import { type RefObject, useEffect, useRef, useState } from 'react';

const IN_VIEW = 0.5;

function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: IN_VIEW },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/**
 * The browser's own controls count as the visitor's wish too.
 * @param src of the video: another file starts from the beginning.
 */
export function usePlayInView(video: RefObject<HTMLVideoElement | null>, src: string) {
  const [isWanted, setWanted] = useState(true);
  const isInView = useInView(video);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `src` stops the video.
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // A browser that refuses to play by itself leaves the first picture and the controls.
    if (isWanted && isInView) element.play().catch(() => undefined);
    else element.pause();
  }, [video, src, isWanted, isInView]);
  useEffect(() => {
    const element = video.current;
    if (!element || !isInView) return;
    const play = () => setWanted(true);
    // A change of the file pauses too; then the element has nothing to play yet.
    const pause = () => element.readyState > element.HAVE_NOTHING && setWanted(false);
    element.addEventListener('play', play);
    element.addEventListener('pause', pause);
    return () => {
      element.removeEventListener('play', play);
      element.removeEventListener('pause', pause);
    };
  }, [video, isInView]);
  return { isWanted, toggle: () => setWanted((before) => !before) };
}

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
