import type { LearnGroup } from "~/features/catalogue/core/resource";

const groups = {
  planning: "Planning & Productivity",
  research: "Research & Analysis",
  assessment: "Assessment & Feedback",
  stem: "STEM & Coding",
  development: "Professional Development Hubs",
} satisfies Record<LearnGroup, string>;

/** The learn pages of all languages. */
export const learn = {
  count: (count: number) => `${count} courses`,
  forTeachers: (count: number) => `${count} made for teachers`,
  featured: "Featured Programmes",
  essentialTools: "Essential AI Tools for Teachers",
  essentialToolsLead: "Tools for each kind of work, to try in an afternoon.",
  groups,
  catalogue: "Comprehensive Course Catalogue",
  certifications: "Certifications",
  certificationsLead: "Want proof of what you learned? See the credentials made for teachers.",
  certificationsLink: "See certifications",
  startLearning: "Start Learning",
  tryTool: "Try Tool",
  providerOn: (provider: string, platform: string) => `${provider} on ${platform}`,
  duration: "Duration",
  level: "Level",
  cost: "Cost",
  certificate: "With certificate",
  all: {
    searchLabel: "Search courses by title or tag",
    searchPlaceholder: "Search by title or tag...",
    levelLabel: "Level",
    allLevels: "All Levels",
    count: (shown: number, total: number) => `Showing ${shown} of ${total} courses`,
    emptyTitle: "No courses found",
    emptyText: "Try another word, or all levels.",
    clear: "Clear All Filters",
  },
};

export type LearnMessages = typeof learn;
