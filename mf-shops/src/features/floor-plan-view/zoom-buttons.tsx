import { useMessages } from '@mall/i18n';
import { Icon } from '@mall/ui';
import type { PlanPanZoom } from './plan-pan-zoom.ts';
import styles from './zoom-buttons.module.css';

/** Buttons over the plan; nothing until they can do something. */
export function ZoomButtons({ panZoom }: { panZoom: PlanPanZoom | undefined }) {
  const t = useMessages('shops');
  if (!panZoom) return null;
  const buttons = [
    { key: 'zoomIn', path: 'M12 6v12M6 12h12', act: () => panZoom.zoomIn() },
    { key: 'zoomOut', path: 'M6 12h12', act: () => panZoom.zoomOut() },
    {
      key: 'wholeFloor',
      path: 'M5 9.5V5h4.5M14.5 5H19v4.5M19 14.5V19h-4.5M9.5 19H5v-4.5',
      act: () => panZoom.showWholeFloor(),
    },
  ] as const;
  return (
    <div className={styles.buttons}>
      {buttons.map(({ key, path, act }) => (
        <button
          key={key}
          type="button"
          className={styles.button}
          aria-label={t(`floor-plan-view.${key}`)}
          onClick={act}
        >
          <Icon path={path} className={styles.icon} />
        </button>
      ))}
    </div>
  );
}
