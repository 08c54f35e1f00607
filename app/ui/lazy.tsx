import { type ReactNode, useEffect, useState } from "react";

interface LateProps<Loaded> {
  readonly load: () => Promise<Loaded>;
  readonly children: (loaded: Loaded) => ReactNode;
}

/**
 * Renders a component whose code loads at the first render; until then nothing stands in its place. Where the code does
 * not come, it fails as a component does.
 */
export function Late<Loaded>({ load, children }: LateProps<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    load().then(
      (module) => setLoaded(() => module),
      (error) =>
        setLoaded(() => {
          throw error;
        }),
    );
  }, [load]);

  return loaded === null ? null : children(loaded);
}
