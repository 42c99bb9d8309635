// A sandbox takes effect at the frame's next navigation, which loads the player. In the HTML it would also apply to the
// poster, and browsers warn about a same-origin document with `allow-scripts` and `allow-same-origin`.
for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-player]'))
  frame.sandbox.value = frame.dataset['player'] as string;
