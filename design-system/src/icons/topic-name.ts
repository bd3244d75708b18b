/** Names of the topics that have an icon and a drawing. */
export const TOPIC_NAMES = [
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

/** Icon name of a topic that has an icon and a drawing, as used in the blueprint catalog. */
export type TopicName = (typeof TOPIC_NAMES)[number];

/** Whether an icon name from the catalog has an icon and a drawing. */
export function isTopicName(name: string): name is TopicName {
  return TOPIC_NAMES.some((known) => known === name);
}
