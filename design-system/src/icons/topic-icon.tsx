import {
  Captions,
  ChartLine,
  Circle,
  FileText,
  Image,
  type LucideIcon,
  type LucideProps,
  MessageCircleMore,
  Mic,
  Pencil,
  Store,
  Tag,
  Video,
} from 'lucide-react';
import { isTopicName, type TopicName } from './topic-name.ts';

const TOPICS: Record<TopicName, LucideIcon> = {
  'pencil-alt': Pencil,
  image: Image,
  video: Video,
  microphone: Mic,
  'chart-line': ChartLine,
  tag: Tag,
  'comment-dots': MessageCircleMore,
  'closed-captioning': Captions,
  'file-alt': FileText,
  store: Store,
};

/**
 * Shows the icon of a topic; unknown names show a circle. Hidden from screen readers, because the name is next to it.
 */
export function TopicIcon({ name, size = 20, ...rest }: Omit<LucideProps, 'name'> & { name: string }) {
  const Icon = isTopicName(name) ? TOPICS[name] : Circle;
  return <Icon size={size} {...rest} />;
}
