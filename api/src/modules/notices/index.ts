export { noticesRoutes } from './notices.routes.ts';
export { createNotices, type NewNotice } from './notices.service.ts';
export { noticeStreamRoutes } from './streams/notice-stream-routes.ts';
export type { NoticeStreams } from './streams/notice-streams.ts';
