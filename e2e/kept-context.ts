// A browser context that the journeys of a worker use one after another. What a new one costs is not the
// context but its first page: another process, which fetches and compiles the same scripts again.
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** In the page: the code of other pages is brought in when one goes there, not after each load. */
function saveData(): void {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

export class KeptContext {
  #context: BrowserContext | undefined;
  /** Stays open: the process of the product's pages lives as long as one of them. */
  #anchor: Page | undefined;
  #isUsed = false;

  async take(browser: Browser, product: string): Promise<BrowserContext> {
    if (!this.#context) {
      const made = await browser.newContext();
      await made.addInitScript(saveData);
      this.#context = made;
      this.#anchor = await this.#context.newPage();
      await this.#anchor.goto(`${product}/robots.txt`);
    }
    this.#isUsed = true;
    return this.#context;
  }

  /** Cookies, storage, connection, permissions and tabs as in a new one. A clock would stay: it takes `ownContext`. */
  async clean(): Promise<void> {
    if (!this.#isUsed) return;
    this.#isUsed = false;
    const tabs = this.#context?.pages().filter((page) => page !== this.#anchor) ?? [];
    await Promise.all(tabs.map((page) => page.close()));
    await this.#context?.setOffline(false);
    await this.#context?.clearPermissions();
    await this.#context?.clearCookies();
    await this.#anchor?.evaluate(() => localStorage.clear());
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#anchor = undefined;
  }

  owns(context: BrowserContext): boolean {
    return context === this.#context;
  }
}
