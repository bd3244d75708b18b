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

/** The icon of a topic by its name; any other name gets a circle. Not read aloud: the name stands beside it. */
export function TopicIcon({ name, size = 20, ...rest }: Omit<LucideProps, 'name'> & { name: string }) {
  const Icon = isTopicName(name) ? TOPICS[name] : Circle;
  return <Icon size={size} {...rest} />;
}
