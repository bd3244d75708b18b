import { parseUserAgent } from '../../../shared/device/user-agent.ts';

/** Names this browser and device for the member's other pages, e.g. `Firefox on Android`. */
export function describeDevice(userAgent: string = navigator.userAgent): string {
  const { browser = 'A browser', platform } = parseUserAgent(userAgent);
  return platform ? `${browser} on ${platform}` : browser;
}
