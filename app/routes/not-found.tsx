/** Product decisions: unknown paths are a real 404. A splat route must throw it. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
