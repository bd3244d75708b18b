const NAMES = [
  'pencil-alt',
  'image',
  'video',
  'microphone',
  'chart-line',
  'tag',
  'comment-dots',
  'closed-captioning',
  'file-alt',
  'store',
] as const;

/** A topic that has an icon and a drawing, by the name under which catalogues know it. */
export type TopicName = (typeof NAMES)[number];

/** Whether a catalogue's icon name is one that has an icon and a drawing. */
export function isTopicName(name: string): name is TopicName {
  return NAMES.some((known) => known === name);
}
