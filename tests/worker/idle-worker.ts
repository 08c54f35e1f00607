/** Tests call handlers themselves, and nobody takes what they put into the queue. */
export default {
  fetch: () => new Response(null),
  queue: () => {},
} satisfies ExportedHandler;
