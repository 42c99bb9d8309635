import { type DragEvent, type ReactNode, useState } from 'react';

type Props = { isDisabled: boolean; onDrop: (files: FileList) => void; children: ReactNode };

export function DropZone({ isDisabled, onDrop, children }: Props) {
  const [isOver, setOver] = useState(false);
  const track = (event: DragEvent, isDragOver: boolean) => {
    event.preventDefault();
    setOver(isDragOver && !isDisabled);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file field inside does the same from the keyboard
    <div
      data-dropzone
      aria-disabled={isDisabled || undefined}
      className={`rounded-xs border border-dashed p-4 ${isOver ? 'border-clay bg-plaster' : 'border-ink-soft bg-admin-background'} ${isDisabled ? 'opacity-60' : ''}`}
      onDragOver={(event) => track(event, true)}
      onDragLeave={(event) => track(event, false)}
      onDrop={(event) => {
        track(event, false);
        if (!isDisabled) onDrop(event.dataTransfer.files);
      }}
    >
      {children}
    </div>
  );
}
