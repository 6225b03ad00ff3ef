import { useState } from 'react';
import { Dialog, type DialogSize } from '../../src/dialog/dialog.tsx';
import { Button } from '../../src/index.ts';
import { say, Variant } from '../story-parts.tsx';

function DialogOfSize({ size }: { size: DialogSize }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {size}
      </Button>
      <Dialog
        open={open}
        size={size}
        title={say('Talált esernyő', 'An umbrella was found')}
        closeLabel={say('Bezárás', 'Close')}
        onClose={close}
        actions={<Button onClick={close}>{say('Az enyém', 'It is mine')}</Button>}
      >
        <p>{say('Az információs pultnál vár.', 'It waits at the information desk.')}</p>
      </Dialog>
    </>
  );
}

export const Story = () => (
  <Variant name="size" row>
    {(['small', 'medium', 'large', 'fit'] as const).map((size) => (
      <DialogOfSize key={size} size={size} />
    ))}
  </Variant>
);
