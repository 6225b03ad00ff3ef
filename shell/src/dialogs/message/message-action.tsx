import type { MessageButton } from '@mall/runtime';
import { Button, buttonClass } from '@mall/ui';

interface MessageActionProps {
  button: MessageButton;
  rank: 'primary' | 'secondary';
  onClose: () => void;
}

/** A button of a message, or a link when it leads somewhere; either closes the message first. */
export function MessageAction({ button, rank, onClose }: MessageActionProps) {
  const { title, action, url } = button;
  const press = () => {
    onClose();
    action?.();
  };
  if (!url) {
    return (
      <Button variant={rank} onClick={press}>
        {title}
      </Button>
    );
  }
  return (
    <a href={url} className={buttonClass(rank)} onClick={press}>
      {title}
    </a>
  );
}
