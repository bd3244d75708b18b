/** What one tab tells the others of this browser. */
export type SessionNews = 'started' | 'ended';

/** One for the whole page: a channel does not hear what it says itself, another one of the same page would. */
let channel: BroadcastChannel | undefined;

/** Tells the other tabs. */
export function announceSession(news: SessionNews): void {
  channel?.postMessage(news);
}

/** Hears what other tabs tell, and is heard by them. Returns how to stop. */
export function joinSessionNews(listener: (news: SessionNews) => void): () => void {
  const joined = new BroadcastChannel('platform-session');
  joined.onmessage = ({ data }: MessageEvent<SessionNews>) => listener(data);
  channel = joined;
  return () => {
    joined.close();
    if (channel === joined) channel = undefined;
  };
}
