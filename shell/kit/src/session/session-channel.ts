/** Message to the other tabs of this browser. */
export type SessionMessage = 'started' | 'ended';

/** Shared by the whole page: a second channel of the same page would receive the page's own messages. */
let channel: BroadcastChannel | undefined;

/** Sends a message to the other tabs. */
export function broadcastSession(message: SessionMessage): void {
  channel?.postMessage(message);
}

/** Opens the channel and subscribes to messages of other tabs; returns the unsubscribe function. */
export function subscribeToSession(listener: (message: SessionMessage) => void): () => void {
  const opened = new BroadcastChannel('platform-session');
  opened.onmessage = ({ data }: MessageEvent<SessionMessage>) => listener(data);
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
