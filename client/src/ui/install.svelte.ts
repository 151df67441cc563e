/** Installing the page as an app, where the browser can. */

/** What Chromium sends once it would install the page; no standard has it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event;

class Install {
  private offer: InstallOffer | undefined = $state.raw();
  /** Whether this page runs as an app of its own. */
  installed: boolean = $state(typeof matchMedia !== "undefined" && matchMedia("(display-mode: standalone)").matches);

  /** Whether the browser installs at once if it is asked. */
  get offered(): boolean {
    return this.offer !== undefined && !this.installed;
  }

  /** Browsers install, keep and notify only over an encrypted connection, or on this machine. */
  get possible(): boolean {
    return window.isSecureContext;
  }

  take(event: Event): void {
    if (!isOffer(event)) return;
    event.preventDefault(); // we have a button of our own
    this.offer = event;
  }

  done(): void {
    this.installed = true;
    this.offer = undefined;
  }

  /** Let the browser ask; an offer can be used once. */
  async ask(): Promise<void> {
    const { offer } = this;
    this.offer = undefined;
    await offer?.prompt();
  }
}

export const install = new Install();

/** Hear what the browser offers. */
export function watchInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => install.take(event));
  addEventListener("appinstalled", () => install.done());
}
