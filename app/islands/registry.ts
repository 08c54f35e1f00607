import { PaymentStatus } from "~/features/donations/ui/payment-status";
import { PixDialogOpener } from "~/features/donations/ui/pix-dialog-opener";
import { FavouriteButton } from "~/features/favourites/ui/favourite-button";
import { FavouritesLink } from "~/features/favourites/ui/favourites-link";
import { ParticleBackground } from "~/features/home/ui/particle-background";
import { LastUpdated } from "~/features/news/ui/last-updated";
import { NewsActions } from "~/features/news/ui/news-actions";
import { FooterNewsletterForm } from "~/features/newsletter/ui/footer-newsletter-form";
import { InlineNewsletterForm } from "~/features/newsletter/ui/inline-newsletter-form";
import { NewsletterDialogButton } from "~/features/newsletter/ui/newsletter-dialog-button";
import { QrButton } from "~/features/qr/ui/qr-button";
import { SearchButton } from "~/features/search/ui/search-button";
import { SharePageButton } from "~/features/share/ui/share-page-button";
import { ErrorCard } from "~/features/shell/ui/error-card";
import { FeaturedDrawer } from "~/islands/featured-drawer";
import { PageServices } from "~/islands/page-services";

/** Every island by the name that stands in the page. All of them are loaded together by a page of islands. */
export const ISLANDS = {
  "error-card": ErrorCard,
  "favourite-button": FavouriteButton,
  "favourites-link": FavouritesLink,
  "featured-drawer": FeaturedDrawer,
  "footer-newsletter-form": FooterNewsletterForm,
  "inline-newsletter-form": InlineNewsletterForm,
  "last-updated": LastUpdated,
  "news-actions": NewsActions,
  "newsletter-dialog-button": NewsletterDialogButton,
  "page-services": PageServices,
  "particle-background": ParticleBackground,
  "payment-status": PaymentStatus,
  "pix-dialog-opener": PixDialogOpener,
  "qr-button": QrButton,
  "search-button": SearchButton,
  "share-page-button": SharePageButton,
} as const;

export type Islands = typeof ISLANDS;
