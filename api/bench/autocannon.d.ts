/** The part of autocannon that the benches use; it brings no types. */
declare module 'autocannon' {
  type Request = { method: string; path: string; headers: Record<string, string>; body: string | undefined };
  type Options = {
    url: string;
    connections: number;
    /** Seconds; an amount of requests takes its place. */
    duration?: number;
    amount?: number;
    /** Milliseconds between two samples. */
    sampleInt?: number;
    requests: { setupRequest(request: Request): Request }[];
  };
  type Result = {
    requests: { total: number };
    /** Seconds that it took. */
    duration: number;
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
