/** The part of autocannon that the benches use; it brings no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    method?: 'GET' | 'POST';
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    body?: string;
  };
  type Result = {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
