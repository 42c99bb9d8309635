const CHANNEL = 'logout';

/** Tells the other tabs of this browser that a user logged out. */
export function announceLogout(userId: number): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
}

/** Calls back with the user who logged out in another tab. Returns a function that unsubscribes. */
export function onLogoutInOtherTab(onLogout: (userId: number) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => onLogout(data));
  return () => channel.close();
}
