/** A player may run and open its own pages, but not lead this page away. */
const ALLOWED = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
];

// A sandbox holds from the frame's next address on, which is the player's. In the HTML it would hold for the poster too,
// and browsers warn of a sandbox that lets a document of the same site run scripts.
for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-player]')) frame.sandbox.add(...ALLOWED);
