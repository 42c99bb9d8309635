/** Refuses files dropped beside the text: the browser would open them in place of the page. */
export function refuseStrayFiles() {
  const refuse = (event: DragEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input[type="file"]');
    if (event.defaultPrevented || isField || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return {
    destroy: () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    },
  };
}
