// Hosts for the link watch, each with its own robots.txt and its own turn: scripted servers on ports of their own, and
// one whose certificate has expired.
import { createServer } from "node:https";
import { type LocalServer, listen } from "./listen";
import { startScriptedServer } from "./scripted-server";

const HOSTS = 16;

/** Made for these tests alone, valid through 2020, for no name but 127.0.0.1. */
const EXPIRED = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBSDCB76ADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCTEyNy4wLjAu
MTAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBQxEjAQBgNVBAMMCTEy
Ny4wLjAuMTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABMYtsVa8IRykue01iwih
msI3GSBvc0DewFNYdUAUYvreStIJYmAo2jnxTIgScR7gf45Li2EekUYYW28aC6jb
1dqjMjAwMA8GA1UdEQQIMAaHBH8AAAEwHQYDVR0OBBYEFPKIaxENJ40nBCrppQG3
tAy1QG79MAoGCCqGSM49BAMCA0gAMEUCIQDYLhTewJUsZOquzAbvnurzPcyQQR2f
jJsIdHsoTYddLQIgC+UsOpfdv9HCDe/Bso8+yNaK4RvO0kgyfdo8ICAh81w=
-----END CERTIFICATE-----`,
  key: `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIIwv1AB/rQRpppvK7gI/nuXv1gznm0kW/Juevpu52lGDoAoGCCqGSM49
AwEHoUQDQgAExi2xVrwhHKS57TWLCKGawjcZIG9zQN7AU1h1QBRi+t5K0gliYCja
OfFMiBJxHuB/jkuLYR6RRhhbbxoLqNvV2g==
-----END EC PRIVATE KEY-----`,
};

export interface WatchedHosts extends Pick<LocalServer, "close"> {
  readonly hosts: readonly string[];
  readonly expired: string;
}

/** Starts the hosts. */
export async function startWatchedHosts(): Promise<WatchedHosts> {
  const servers = await Promise.all(Array.from({ length: HOSTS }, () => startScriptedServer()));
  const expired = await listen(
    createServer(EXPIRED, (_, response) => response.end("<title>Expired</title>")),
  );
  return {
    hosts: servers.map(({ host }) => host),
    expired: expired.host,
    close: async () => {
      await Promise.all([...servers, expired].map((server) => server.close()));
    },
  };
}
