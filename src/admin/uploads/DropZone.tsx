import { type DragEvent, type ReactNode, useState } from 'react';

type Props = { isDisabled: boolean; onDrop: (files: FileList) => void; children: ReactNode };

/** Where a picture can be dropped; disabled while one is on its way (§4). */
export function DropZone({ isDisabled, onDrop, children }: Props) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is && !isDisabled);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file field inside is the first
    <div
      data-dropzone
      aria-disabled={isDisabled || undefined}
      className={`rounded-xs border border-dashed p-4 ${isOver ? 'border-clay bg-plaster' : 'border-ink-soft bg-desk'} ${isDisabled ? 'opacity-60' : ''}`}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        if (!isDisabled) onDrop(event.dataTransfer.files);
      }}
    >
      {children}
    </div>
  );
}
